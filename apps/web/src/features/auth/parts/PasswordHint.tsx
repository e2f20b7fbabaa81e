import { PASSWORD_STRENGTHS, passwordProblem, passwordStrength } from '@rondo/domain/auth';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CheckIcon, MinusIcon } from '../../../ui/icons.ts';
import './PasswordHint.css';

export interface PasswordHintProps {
  password: string;
  /** Words that make a password easy to guess: the person's names and address. */
  known?: readonly string[] | undefined;
}

/** The rule for passwords and, while one types, how strong this one is. */
export function PasswordHint({ password, known }: PasswordHintProps) {
  const { t } = useTranslation('pages/auth');
  const strength = passwordStrength(password, known);
  return (
    <span className="flex flex-wrap justify-between gap-x-4 gap-y-1">
      <Rule met={passwordProblem(password) === null}>{t('register.passwordRule')}</Rule>
      {password === '' ? null : (
        <span className={`strength strength-${strength}`}>
          <span className="strength-steps inline-flex gap-0.75" aria-hidden="true">
            {PASSWORD_STRENGTHS.slice(1).map((step) => (
              <i
                key={step}
                className={
                  PASSWORD_STRENGTHS.indexOf(step) <= PASSWORD_STRENGTHS.indexOf(strength) ? 'lit' : ''
                }
              />
            ))}
          </span>
          {t(`strength.${strength}`)}
        </span>
      )}
    </span>
  );
}

/** A rule of a field that shows, while one types, whether it holds. */
export function Rule({ met, children }: { met: boolean; children: string }) {
  const { t } = useTranslation('pages/auth');
  return (
    <span className={`inline-flex items-center gap-1.5 ${met ? 'text-success' : ''}`}>
      <Icon of={met ? CheckIcon : MinusIcon} size={14} />
      <span>
        {children}
        {met ? <span className="sr-only"> {t('register.met')}</span> : null}
      </span>
    </span>
  );
}
