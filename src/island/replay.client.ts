/** An event can be dispatched only once. Its copy is of the same class and has the same key, pointer and so on. */
export function copyOf(event: Event): Event {
  const EventClass = event.constructor as typeof Event;
  return new EventClass(event.type, event);
}
