/**
 * The events that the page's handlers need, as React names them in its plugins. React would listen to some 80 at its
 * root, and a tap brings 16 of them, for each of which it looks twice whether there is a handler.
 */
export const eventsOf = {
  // What else React names for it was for browsers that are gone.
  onChange: ['change', 'click', 'input'],
  onClick: ['click'],
  onKeyDown: ['keydown'],
  onSubmit: ['submit'],
};

/** Has React listen to those events alone, on an element that it takes over in `takeOver`. */
export function hearOnlyHandled(container: HTMLElement, takeOver: () => void): void {
  const heard = new Set(Object.values(eventsOf).flat());
  const { addEventListener } = container;
  container.addEventListener = (type: string, ...how: unknown[]) => {
    if (heard.has(type)) Reflect.apply(addEventListener, container, [type, ...how]);
  };
  takeOver();
  // Its own again, for whoever else listens there.
  Reflect.deleteProperty(container, 'addEventListener');
}
