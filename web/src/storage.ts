/**
 * What this device remembers. A browser may deny it, even the look at `localStorage`; then nothing
 * is remembered, and the page goes on.
 */
function tried<Result>(use: (memory: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

export const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => tried((memory) => memory.getItem(key)),
  setItem: (key, text) => void tried((memory) => memory.setItem(key, text)),
  removeItem: (key) => void tried((memory) => memory.removeItem(key)),
};
