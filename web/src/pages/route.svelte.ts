/** Where the reader is, from the address after `#`. */
export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'how' }
  | { page: 'train' }
  | { page: 'settings' }
  | { page: 'table'; table: string }
  | { page: 'review'; table: string; deal: number };

/** A part of an address as it was before it was encoded; `null` where it never can have been. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The page that an address names; an unknown one is the first page. */
export function parse(hash: string): Route {
  const [page, part = '', last = ''] = hash.replace(/^#?\/?/, '').split('/');
  const table = decoded(part);
  if (page === 'review' && table && /^[1-9]\d{0,3}$/.test(last)) {
    return { page, table, deal: Number(last) };
  }
  if (page === 'table' && table) return { page, table };
  if (page === 'new' || page === 'how' || page === 'train' || page === 'settings') return { page };
  return { page: 'home' };
}

/** The address of a page. */
export function to(route: Route): string {
  if (route.page === 'home') return '#/';
  if (route.page === 'review') return `#/review/${encodeURIComponent(route.table)}/${route.deal}`;
  return route.page === 'table' ? `#/table/${encodeURIComponent(route.table)}` : `#/${route.page}`;
}

export const here: { route: Route } = $state({ route: parse(location.hash) });

addEventListener('hashchange', () => {
  here.route = parse(location.hash);
});

/** Go to a page; the browser's Back button leads back. */
export function go(route: Route): void {
  location.hash = to(route);
}
