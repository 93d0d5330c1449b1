interface Repetition<Item> {
  readonly item: Item;
  /** The one that had the key before. */
  readonly first: Item;
}

/** The items whose key another item already had. A key of undefined repeats nothing. */
export function repeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number | undefined,
): Repetition<Item>[] {
  const seen = new Map<string | number, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (first !== undefined) return [{ item, first }];
    seen.set(key, item);
    return [];
  });
}
