import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useKeptViewer } from '../lib/session/kept.ts';
import { Field, type FieldFrame, splitFrame } from './Field.tsx';
import { Icon, type IconDrawing } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { EyeIcon, EyeOffIcon } from './icons.ts';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { ref?: Ref<HTMLInputElement> };

export interface TextFieldProps extends FieldFrame, Omit<InputProps, 'required'> {
  icon?: IconDrawing;
  /** Something inside the box behind the text: a unit, a button, a drawing. */
  trailing?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const [frame, { icon, trailing, ...input }] = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="input">
          {icon ? <Icon of={icon} size={18} className="input-lead" /> : null}
          <input {...input} {...wiring} />
          {trailing}
        </div>
      )}
    </Field>
  );
}

/** A password with a button that shows what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const { t } = useTranslation('components');
  const isOthers = useKeptViewer() !== null;
  const [wantsShown, setShown] = useState(false);
  // Nobody reads the password of a person whose session ended.
  const shown = wantsShown && !isOthers;
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="off"
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? EyeOffIcon : EyeIcon}
          label={shown ? t('password.hide') : t('password.show')}
          size="small"
          className="-mr-2"
          disabled={isOthers}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
