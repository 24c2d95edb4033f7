/** Where the reader is, from the address after `#`. */
export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'how' }
  | { page: 'train' }
  | { page: 'settings' }
  | { page: 'table'; table: string };

/** The page that an address names; an unknown one is the first page. */
export function parse(hash: string): Route {
  const [page, table] = hash.replace(/^#?\/?/, '').split('/');
  if (page === 'table' && table) return { page, table: decodeURIComponent(table) };
  if (page === 'new' || page === 'how' || page === 'train' || page === 'settings') return { page };
  return { page: 'home' };
}

/** The address of a page. */
export function to(route: Route): string {
  if (route.page === 'home') return '#/';
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
