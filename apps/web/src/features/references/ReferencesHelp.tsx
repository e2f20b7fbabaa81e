import { REFERENCE_TYPES } from '@rondo/domain/references';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ReferenceTypes } from './ReferenceTypes.tsx';

/** What the letters mean. */
export function ReferencesHelp({ id }: { id: string }) {
  const { t } = useTranslation('references');
  return (
    <section id={id} aria-label={t('help.label')} className="ref-help">
      <dl>
        {REFERENCE_TYPES.map((type) => (
          <div key={type}>
            <dt>
              <ReferenceTypes types={[type]} />
              <span aria-hidden="true">{t(`type.${type}`)}</span>
            </dt>
            <dd>{t(`help.${type}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('help.combined')}</p>
    </section>
  );
}
