import type { Namespace } from 'i18next';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { loadNamespaces } from './i18n/texts.ts';

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A part of a page whose code and texts arrive when it is first shown; `fallback` or nothing is in its place until then. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  texts: Namespace = [],
) {
  type Props = PropsOf<Module[Name]> & object;
  const Part = lazy(async () => {
    const [module] = await Promise.all([load(), loadNamespaces(texts)]);
    return { default: module[name] as ComponentType<Props> };
  });
  return function LazyPart({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    return createElement(Suspense, { fallback }, createElement(Part, props as unknown as Props));
  };
}
