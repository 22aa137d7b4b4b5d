/** The toolbar's choices. */
export interface Environment {
  readonly theme?: string;
  readonly brand?: string;
  readonly density?: string;
  readonly language?: string;
}

/** Applies them as the app does: attributes of the root element. */
export function applyEnvironment(
  { theme, brand, density, language }: Environment,
  root = document.documentElement,
): void {
  set(root, 'theme', theme === 'system' ? undefined : theme);
  set(root, 'brand', brand === 'healzy' ? undefined : brand);
  set(root, 'density', density);
  root.lang = language ?? 'en';
}

function set(root: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}
