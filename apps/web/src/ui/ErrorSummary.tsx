import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Banner } from './Banner.tsx';

export interface ErrorSummaryProps {
  /** The form around it. */
  form: HTMLFormElement | null;
  /** In place of how many answers need fixing. */
  title?: ReactNode;
  /** What else is to be said of the whole. */
  children?: ReactNode;
}

/**
 * All that is wrong with a form, at its beginning, each a link to its answer in the words that stand there. One error
 * needs none: the focus is at it. The page's title says as long that there is an error.
 */
export function ErrorSummary({ form, title, children }: ErrorSummaryProps) {
  const { t } = useTranslation('components');
  const id = useId();
  const marked = useMarked(form);
  useMarkedTitle(marked.length > 0, (title) => t('errors.title', { title }));
  // Where it will be, before there is anything to say.
  if (form === null || marked.length < 2) return <div data-error-summary hidden />;
  return (
    <div
      data-error-summary
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className="scroll-my-4 rounded-card outline-offset-2"
    >
      <Banner
        tone="danger"
        title={<span id={id}>{title ?? t('errors.count', { count: marked.length })}</span>}
      >
        {children}
        <ul className="mt-1 list-disc pl-5">
          {marked.map(({ name, error }, index) => (
            // The same words may stand at several answers.
            // biome-ignore lint/suspicious/noArrayIndexKey: what is marked has an order and no other name
            <li key={index}>
              <a
                href={`#${boxesOf(form)[index]?.id ?? ''}`}
                className="block w-fit py-0.5 underline"
                onClick={(event) => {
                  event.preventDefault();
                  boxesOf(form)[index]?.focus();
                }}
              >
                {name && error ? t('joined.labelled', { label: name, value: error }) : name || error}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];

/** What stands at the marked answers of a form: name and error of each, as they are on the page now. */
function useMarked(form: HTMLFormElement | null): readonly Marked[] {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (!form) return () => undefined;
      const changes = new MutationObserver(notify);
      changes.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
      return () => changes.disconnect();
    },
    [form],
  );
  const words = useSyncExternalStore(subscribe, () => JSON.stringify(form ? boxesOf(form).map(wordsAt) : []));
  return useMemo(() => JSON.parse(words) as Marked[], [words]);
}

interface Marked {
  name: string;
  error: string;
}

function wordsAt(box: HTMLElement): Marked {
  const labels = 'labels' in box ? (box as HTMLInputElement).labels : null;
  const named = textOf(box.getAttribute('aria-labelledby'));
  const name = (labels?.[0]?.textContent ?? box.getAttribute('aria-label') ?? named).replace(/\s*\*$/, '');
  const errors = box
    .getAttribute('aria-describedby')
    ?.split(' ')
    .filter((id) => id.endsWith('-error'));
  return { name, error: textOf(errors?.join(' ') ?? null) };
}

const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** The page's title says that there is an error as long as there is one. */
function useMarkedTitle(isMarked: boolean, marked: (title: string) => string): void {
  const mark = useEffectEvent(marked);
  useEffect(() => {
    if (!isMarked) return;
    const plain = document.title;
    const written = mark(plain);
    document.title = written;
    return () => {
      // Another page may have written its own since.
      if (document.title === written) document.title = plain;
    };
  }, [isMarked]);
}
