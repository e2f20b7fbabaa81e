import { type ReactNode, useState } from 'react';
import { truncateGraphemes } from '../lib/format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Banner } from './Banner.tsx';

export interface FormErrorProps {
  /** The whole message; more than `limit` characters can be unfolded. */
  message: string;
  limit?: number;
  title?: ReactNode;
  onDismiss?: () => void;
}

/** Why a form was not accepted, above or below its fields. */
export function FormError({ message, limit = 60, title, onDismiss }: FormErrorProps) {
  const { t } = useTranslation('components');
  const [whole, setWhole] = useState(false);
  const short = truncateGraphemes(message, limit);
  return (
    <Banner tone="danger" role="alert" title={title} onDismiss={onDismiss}>
      <p>
        {whole ? message : short}
        {short === message ? null : (
          <>
            {' '}
            <button type="button" className="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
              {whole ? t('less') : t('more')}
            </button>
          </>
        )}
      </p>
    </Banner>
  );
}
