import { addressOf } from '../address';
import type { World } from './connection';

/** The world of a real page: a socket to this page's own server. */
export function browserWorld(table: string): World {
  const url = addressOf(`api/tables/${encodeURIComponent(table)}/socket`);
  url.protocol = url.protocol.replace('http', 'ws');
  return {
    connect: () => new WebSocket(url),
    now: () => performance.now(),
    later(call, ms) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    // `randomUUID` is not there on a page that a house serves without a certificate.
    newId: () => crypto.getRandomValues(new Uint32Array(4)).join('-').slice(0, 40),
  };
}
