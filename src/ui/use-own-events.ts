import { type RefObject, useEffect } from 'react';

type Handlers = Partial<Record<keyof HTMLElementEventMap, () => void>>;

/**
 * Listens on an element itself, for events that come with nearly every tap. React would listen to them on the whole
 * page and look for a handler each time.
 */
export function useOwnEvents(element: RefObject<HTMLElement | null>, handlers: Handlers): void {
  useEffect(() => {
    const { current } = element;
    const all = Object.entries(handlers);
    for (const [type, handler] of all) current?.addEventListener(type, handler);
    return () => {
      for (const [type, handler] of all) current?.removeEventListener(type, handler);
    };
  });
}
