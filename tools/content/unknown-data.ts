/** The names of the fields of unchecked data; none when it is no group of fields. */
export function keysOf(data: unknown): string[] {
  return typeof data === 'object' && data !== null ? Object.keys(data) : [];
}

/** One field of unchecked data, or undefined. */
export function fieldOf(data: unknown, key: string | number): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  const values: Readonly<Record<string, unknown>> = { ...data };
  return values[String(key)];
}
