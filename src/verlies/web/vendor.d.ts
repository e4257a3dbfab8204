// The vendored libraries, as loosely as this client needs them.
declare module "preact" {
  export const h: any;
  export function render(tree: unknown, into: Element | null): void;
}
declare module "preact/hooks" {
  export function useEffect(run: () => void | (() => void), watched?: unknown[]): void;
  export function useLayoutEffect(run: () => void | (() => void), watched?: unknown[]): void;
  export function useRef<T = any>(first: T | null): { current: T | null };
}
declare module "htm" {
  const htm: { bind(h: unknown): (parts: TemplateStringsArray, ...values: unknown[]) => any };
  export default htm;
}
declare module "@preact/signals" {
  export interface Signal<T> {
    value: T;
    peek(): T;
  }
  export function signal<T>(first: T): Signal<T>;
  export function computed<T>(work: () => T): { readonly value: T; peek(): T };
  export function effect(run: () => void | (() => void)): () => void;
  export function batch<T>(run: () => T): T;
}
