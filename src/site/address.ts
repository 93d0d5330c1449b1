/** Where the site is published: the parts of a deployment that addresses are made of. */
export interface SiteAddress {
  /** `https://leroy.example` */
  readonly origin: string;
  /** `` or `/estate` */
  readonly base: string;
}

/** The address of a path for links inside the site: `/estate/philosophie`. */
export function href({ base }: Pick<SiteAddress, 'base'>, path: string): string {
  return `${base}${path}`;
}

/** The public address of a path: `https://leroy.example/estate/philosophie`. */
export function absoluteUrl(siteAddress: SiteAddress, path: string): string {
  return `${siteAddress.origin}${href(siteAddress, path)}`;
}
