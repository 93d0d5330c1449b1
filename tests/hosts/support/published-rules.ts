import {
  lines,
  readAzureConfig,
  readHeadersFile,
  readRedirectsFile,
  readVercelJson,
  splat,
  wildcard,
  type HeaderRule,
} from './host-files.ts';
import type { BuiltSite } from './prepare.ts';

/** What a host does with one request: show a file of its store, or send the reader elsewhere. */
type Reply =
  | { readonly file: string; readonly status: 200 | 404 }
  | { readonly location: string; readonly status: number }
  | { readonly status: 404; readonly file?: undefined };

/** Whether the uploaded files hold one of this path: `/philosophy/en.html`. */
type Has = (file: string) => boolean;

interface PublishedRules {
  /** Which folder is uploaded: the site itself, or the web root that holds it at its base. */
  readonly upload: 'dist' | 'webRoot';
  readonly headers: readonly HeaderRule[];
  reply(path: string, has: Has): Reply;
}

export interface EmulatedHost {
  readonly name: string;
  /** Whether it reads one of our files for headers and redirects. */
  readonly readsOurFiles: boolean;
  /** Answers an address without a slash where a file `….html` or a folder is there, rather than redirecting. */
  readonly direct: boolean;
  /** It may look for the not-found page at the top only, where a site under a base has none. */
  readonly notFoundPage: 'anywhere' | 'at the top';
  rules(site: BuiltSite): Promise<PublishedRules>;
}

const found = (file: string): Reply => ({ file, status: 200 });
const moved = (status: number, location: string): Reply => ({ status, location });
const withoutSlash = (path: string): string => path.replace(/\/$/, '');

function notFound(has: Has, page = '/404.html'): Reply {
  return has(page) ? { file: page, status: 404 } : { status: 404 };
}

/**
 * Observed and kept up to date by github.com/slorber/trailing-slash-guide; the not-found page is
 * documented in docs.github.com, "Creating a custom 404 page for your GitHub Pages site".
 */
const gitHubPages: EmulatedHost = {
  name: 'GitHub Pages',
  direct: true,
  readsOurFiles: false,
  notFoundPage: 'at the top',
  rules: () =>
    Promise.resolve({
      upload: 'webRoot',
      headers: [],
      reply: (path, has) => {
        if (path.endsWith('/')) return has(`${path}index.html`) ? found(`${path}index.html`) : notFound(has);
        if (has(path)) return found(path);
        if (has(`${path}.html`)) return found(`${path}.html`);
        return has(`${path}/index.html`) ? moved(301, `${path}/`) : notFound(has);
      },
    }),
};

/**
 * docs.netlify.com/manage/routing/redirects: the first rule that matches; a rule gives way to a file
 * unless forced ("shadowing"); paths match with and without a slash. Files as in
 * github.com/slorber/trailing-slash-guide, "Pretty URLs off" and "on".
 */
const netlify = (pretty: boolean): EmulatedHost => ({
  name: `Netlify, pretty URLs ${pretty ? 'on' : 'off'}`,
  direct: true,
  readsOurFiles: true,
  notFoundPage: 'anywhere',
  rules: async ({ dist }) => {
    const redirects = await readRedirectsFile(dist);
    const file = (path: string, has: Has): Reply | undefined => {
      if (has(path)) return found(path);
      const [page, index] = [`${withoutSlash(path)}.html`, `${withoutSlash(path)}/index.html`];
      if (has(page)) return pretty && path.endsWith('/') ? moved(301, withoutSlash(path)) : found(page);
      if (has(index)) return pretty && !path.endsWith('/') ? moved(301, `${path}/`) : found(index);
      return undefined;
    };
    return {
      upload: 'dist',
      headers: await readHeadersFile(dist),
      reply: (path, has) => {
        for (const { from, to, status, forced } of redirects) {
          const rest = splat(from, path) ?? splat(from, `${path}/`);
          if (rest === undefined || (!forced && file(path, has))) continue;
          const target = to.replace(':splat', rest);
          return status === 200 ? (file(target, has) ?? notFound(has)) : moved(status, target);
        }
        return file(path, has) ?? notFound(has);
      },
    };
  },
});

/**
 * developers.cloudflare.com/pages/configuration/serving-pages and /redirects; the order of the steps
 * is that of packages/pages-shared/asset-server in github.com/cloudflare/workers-sdk, which also passes
 * over a status it cannot read, such as `301!`.
 */
const cloudflarePages: EmulatedHost = {
  name: 'Cloudflare Pages',
  direct: true,
  readsOurFiles: true,
  notFoundPage: 'anywhere',
  rules: async ({ dist }) => {
    const redirects = (await readRedirectsFile(dist)).filter(({ forced }) => !forced);
    const file = (path: string, has: Has): Reply => {
      if (path.endsWith('/')) {
        if (has(`${path}index.html`)) return found(`${path}index.html`);
        return has(`${withoutSlash(path)}.html`) ? moved(308, withoutSlash(path)) : notFound(has);
      }
      if (has(path)) {
        if (path.endsWith('/index.html')) return moved(308, path.slice(0, -'index.html'.length));
        return path.endsWith('.html') ? moved(308, path.slice(0, -'.html'.length)) : found(path);
      }
      if (has(`${path}.html`)) return found(`${path}.html`);
      return has(`${path}/index.html`) ? moved(308, `${path}/`) : notFound(has);
    };
    return {
      upload: 'dist',
      headers: await readHeadersFile(dist),
      reply: (path, has) => {
        for (const { from, to, status } of redirects) {
          const rest = splat(from, path);
          if (rest === undefined) continue;
          const target = to.replace(':splat', rest);
          return status === 200 ? file(target, has) : moved(status, target);
        }
        return file(path, has);
      },
    };
  },
};

/**
 * vercel.com/docs/project-configuration/vercel-json: redirects, then files, then rewrites. Without
 * `cleanUrls` and `trailingSlash` a folder answers in both forms (trailing-slash-guide, "Default").
 */
const vercel: EmulatedHost = {
  name: 'Vercel',
  direct: true,
  readsOurFiles: true,
  notFoundPage: 'anywhere',
  rules: async ({ dist }) => {
    const { redirects, rewrites = [], headers } = await readVercelJson(dist);
    const file = (path: string, has: Has): Reply | undefined => {
      if (has(path)) return found(path);
      const index = `${withoutSlash(path)}/index.html`;
      return has(index) ? found(index) : undefined;
    };
    return {
      upload: 'dist',
      headers: headers.map(({ source, headers: entries }) => ({
        matches: wildcard(source),
        headers: entries.map(({ key, value }) => ({ name: key, value })),
      })),
      reply: (path, has) => {
        const redirect = redirects.find(({ source }) => source === path || `${source}/` === path);
        if (redirect) return moved(redirect.statusCode, redirect.destination);
        const direct = file(path, has);
        if (direct) return direct;
        for (const { source, destination } of rewrites) {
          const rest = splat(source, path);
          if (rest !== undefined) return file(destination.replace('$1', rest), has) ?? notFound(has);
        }
        return notFound(has);
      },
    };
  },
};

/**
 * docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html: first the key itself, then the
 * index document of a folder by way of a 302; CustomErrorDocSupport.html: the error document with 404.
 */
const s3Website: EmulatedHost = {
  name: 'S3 website hosting',
  direct: false,
  readsOurFiles: false,
  notFoundPage: 'anywhere',
  rules: ({ base }) =>
    Promise.resolve({
      upload: 'webRoot',
      headers: [],
      reply: (path, has) => {
        if (path.endsWith('/')) {
          return has(`${path}index.html`) ? found(`${path}index.html`) : notFound(has, `${base}/404.html`);
        }
        if (has(path)) return found(path);
        return has(`${path}/index.html`) ? moved(302, `${path}/`) : notFound(has, `${base}/404.html`);
      },
    }),
};

/**
 * firebase.google.com/docs/hosting/full-config with `public` alone configured; the order of the steps is
 * that of src/middleware/files.js in github.com/firebase/superstatic. Dot files are not uploaded.
 */
const firebase: EmulatedHost = {
  name: 'Firebase Hosting',
  direct: false,
  readsOurFiles: false,
  notFoundPage: 'at the top',
  rules: () =>
    Promise.resolve({
      upload: 'webRoot',
      headers: [],
      reply: (path, has) => {
        const tidy = path.replace(/\/{2,}/g, '/');
        if (!tidy.endsWith('/') && has(tidy)) return found(tidy);
        const index = `${withoutSlash(tidy)}/index.html`;
        if (!has(index)) return notFound(has);
        return tidy.endsWith('/') ? found(index) : moved(301, `${tidy}/`);
      },
    }),
};

/** learn.microsoft.com/azure/static-web-apps/configuration, with `trailingSlash` left at `auto`. */
const azure: EmulatedHost = {
  name: 'Azure Static Web Apps',
  direct: true,
  readsOurFiles: true,
  notFoundPage: 'anywhere',
  rules: async ({ dist }) => {
    const { routes, globalHeaders, responseOverrides } = await readAzureConfig(dist);
    return {
      upload: 'dist',
      headers: [
        { matches: () => true, headers: lines(globalHeaders) },
        ...routes.map(({ route, headers = {} }) => ({ matches: wildcard(route), headers: lines(headers) })),
      ],
      reply: (path, has) => {
        const route = routes.find(({ route: pattern, redirect }) => redirect !== undefined && pattern === path);
        if (route?.redirect !== undefined) return moved(route.statusCode ?? 302, route.redirect);
        if (!path.endsWith('/') && has(path)) return found(path);
        const index = `${withoutSlash(path)}/index.html`;
        return has(index) ? found(index) : notFound(has, responseOverrides['404']?.rewrite);
      },
    };
  },
};

/** Hosts that cannot be run here, by what they publish about themselves. */
export const emulatedHosts: readonly EmulatedHost[] = [
  gitHubPages,
  netlify(false),
  netlify(true),
  cloudflarePages,
  vercel,
  s3Website,
  firebase,
];

/** This one serves the top of a domain only. */
export const topOnlyHosts: readonly EmulatedHost[] = [azure];
