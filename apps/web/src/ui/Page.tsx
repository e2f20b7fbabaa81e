import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import './Page.css';

/** The name that ends every page title; the application provides it. */
export const SiteName = createContext('Rondo');

/** Puts `title · site name`, or a whole title, into the window's title while the component is shown. */
function useDocumentTitle(title: string, whole: boolean): void {
  const siteName = useContext(SiteName);
  useEffect(() => {
    document.title = whole ? title : `${title} · ${siteName}`;
  }, [title, siteName, whole]);
}

/** Says the same to search engines and previews, in the language of the page. */
function usePageDescription(description: string): void {
  useEffect(() => {
    const selector = 'meta[name="description"], meta[property="og:description"]';
    for (const meta of document.querySelectorAll<HTMLMetaElement>(selector)) meta.content = description;
  }, [description]);
}

export interface PageProps {
  title: string;
  /** One sentence for search engines and previews; the site's own where it is left out. */
  description?: string;
  /** A quiet word behind the title, such as a count. */
  sub?: ReactNode;
  /** Controls at the right end of the title's line. */
  actions?: ReactNode;
  width?: 'page' | 'cards' | 'list' | 'form' | 'admin';
  /** The page draws its own heading; `title` then only names the window. */
  bare?: boolean;
  /** `title` holds the site's name already. */
  whole?: boolean;
  children: ReactNode;
}

/** The frame of every screen: window title, width, heading. */
export function Page({
  title,
  description,
  sub,
  actions,
  width = 'page',
  bare = false,
  whole = false,
  children,
}: PageProps) {
  const { t } = useTranslation('common');
  useDocumentTitle(title, whole);
  usePageDescription(description ?? t('description'));
  return (
    <div className="page" data-width={width}>
      {bare ? null : (
        <div className="mb-6 flex items-baseline gap-3 max-md:mb-4 max-md:flex-wrap">
          {sub === undefined ? (
            <h1>{title}</h1>
          ) : (
            <div className="flex min-w-min flex-1 flex-wrap items-baseline gap-x-3">
              <h1 className="whitespace-nowrap">{title}</h1>
              <span className="text-faint">{sub}</span>
            </div>
          )}
          {actions === undefined ? null : <div className="page-actions">{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
