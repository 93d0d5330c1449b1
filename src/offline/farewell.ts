/** The worker of a site that offers no copies any more: it removes them and itself (docs/deploy.md). */
import { storeNames } from './store.ts';

interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

declare const SITE: { readonly base: string };
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
};

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

async function removeAll(): Promise<void> {
  await Promise.all(Object.values(storeNames(SITE.base)).map((name) => caches.delete(name)));
  // Last: an open page takes the end of this worker for the end of its work.
  await self.registration.unregister();
}
