declare module 'fs-native-extensions' {
  /** Takes a lock on the whole of an open file if no other open file holds it; whether it did. */
  export function tryLock(fd: number): boolean;
}
