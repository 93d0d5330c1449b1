/** What the head of a page says about the page itself. */
export interface PageHead {
  readonly language: string | undefined;
  readonly canonical: string | undefined;
  /** `en https://…`, sorted. */
  readonly alternates: readonly string[];
  readonly policy: string | undefined;
}

/** Reads the parts of a page that tell where it belongs. */
export function readHead(html: string): PageHead {
  const links = elements(html, 'link');
  const policy = elements(html, 'meta').find((meta) => meta['http-equiv']?.toLowerCase() === 'content-security-policy');
  return {
    language: elements(html, 'html')[0]?.lang,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang = '', href = '' }) => `${hreflang} ${href}`)
      .sort(),
    policy: policy?.content,
  };
}

/** Hashes that a policy allows: `'sha256-…'`. */
export function policyHashes(policy: string): string[] {
  return policy.match(/'sha(?:256|384|512)-[^']+'/g) ?? [];
}

function elements(html: string, name: string): Readonly<Record<string, string | undefined>>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)].map(([, key = '', double, single]) => [
        key.toLowerCase(),
        double ?? single,
      ]),
    ),
  );
}
