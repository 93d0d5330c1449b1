/** Dispatched by an island, from within its markup, once its listeners on the page are in place. */
export const LISTENING = 'island:listening';

/** Tells the directive that hydrated this island to hand over the events it kept (`client:use`). */
export function announceListening(element: Element | null): void {
  element?.dispatchEvent(new Event(LISTENING, { bubbles: true }));
}
