/** Decimal degrees, WGS84. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** A village of the Côte, which the sketch maps name. */
export interface Village extends Position {
  readonly name: string;
}
