/** The address of what lies beside the page: its host may put both under a path of its own. */
export function addressOf(path: string): URL {
  return new URL(path, document.baseURI);
}
