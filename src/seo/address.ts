/** Where the site is published: the parts of a deployment that addresses are made of. */
export interface Place {
  /** `https://leroy.example` */
  readonly origin: string;
  /** `` or `/estate` */
  readonly base: string;
}

/** The address of a path for links inside the site: `/estate/philosophie`. */
export function href({ base }: Pick<Place, 'base'>, path: string): string {
  return `${base}${path}`;
}

/** The public address of a path: `https://leroy.example/estate/philosophie`. */
export function absoluteUrl(place: Place, path: string): string {
  return `${place.origin}${href(place, path)}`;
}
