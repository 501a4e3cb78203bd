declare module 'fs-native-extensions' {
  /** Takes a lock on the whole of an open file unless another open file has it; returns whether it did. */
  export function tryLock(fd: number): boolean;
}
