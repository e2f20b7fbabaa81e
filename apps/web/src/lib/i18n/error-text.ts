import { useTranslation } from 'react-i18next';
import { isProblem } from '../api/problem.ts';

/**
 * Turns whatever a call threw into words of the page's language: by code, else the server's own words. The texts by
 * code are fetched with the first refusal (`answer`), not with every page that might meet one.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (!isProblem(error)) return t('failure.unexpected');
    if (error.status === 0) return t('failure.network');
    return i18n.exists(error.code, { ns: 'errors' })
      ? i18n.t(error.code as 'INTERNAL', { ns: 'errors' })
      : error.message;
  };
}
