import { useTranslation } from 'react-i18next';
import { isProblem } from '../api/problem.ts';

/**
 * Turns whatever a call threw into words of the page's language: by code, else the server's own words. The texts load
 * with the first screen that may need them; until then the server's words stand in.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const { t: byCode, i18n } = useTranslation('errors', { useSuspense: false });
  return (error) => {
    if (!isProblem(error)) return t('failure.unexpected');
    if (error.status === 0) return t('failure.network');
    if (i18n.exists(error.code, { ns: 'errors' })) return byCode(`errors:${error.code}` as 'INTERNAL');
    return error.message;
  };
}
