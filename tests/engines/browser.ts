/** Keys that the journeys press, by their DOM names. */
export type Key = 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Home';

/** One tab of a browser, driven from outside by mouse and keyboard. */
export interface Browser {
  /** Goes to an address; waits for its load event. */
  open(url: string): Promise<void>;
  /** Loads the page again, as its button does; waits for its load event. */
  reload(): Promise<void>;
  /** Sets the window's inner size, in px; a browser's own frame may keep it wider. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON, and the result is no promise. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Clicks at a point of the viewport, in px. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into whatever has focus. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}
