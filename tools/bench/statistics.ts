/** The middle value, or the mean of the two middle ones. Throws on an empty list, of which there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}

/** Median of one field of many measurements of one thing. */
export function medianOf<T>(items: readonly T[], field: (item: T) => number): number {
  return median(items.map(field));
}
