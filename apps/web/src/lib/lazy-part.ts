import type { Namespace } from 'i18next';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { useAwaited } from './connection/awaited.ts';
import { loadCode } from './connection/load-code.ts';
import { loadNamespaces } from './i18n/texts.ts';

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/**
 * A part of a page whose code and texts arrive when it is first shown; `fallback` or nothing is in its place until then.
 * One that can be closed or cancelled, such as a dialog, can be given up while it is awaited.
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  texts: Namespace = [],
) {
  type Props = PropsOf<Module[Name]> & object;
  const Part = lazy(async () => {
    const [module] = await loadCode(() => Promise.all([load(), loadNamespaces(texts)]));
    return { default: module[name] as ComponentType<Props> };
  });
  return function LazyPart({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const { onClose, onCancel = onClose } = props as Partial<Record<'onClose' | 'onCancel', () => void>>;
    const awaiting = createElement(Awaiting, { close: onCancel }, fallback);
    return createElement(Suspense, { fallback: awaiting }, createElement(Part, props as unknown as Props));
  };
}

interface AwaitingProps {
  close: (() => void) | undefined;
  children?: ReactNode;
}

function Awaiting({ close, children }: AwaitingProps): ReactNode {
  useAwaited(close);
  return children;
}
