import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMay } from '../../lib/session/may.ts';
import { Button } from '../../ui/Button.tsx';
import { UsersIcon } from '../../ui/icons.ts';
import { RaterManagementDialog } from '../raters/index.ts';

/** Opens the roles of raters and super admins, for those who may give them. */
export function ManageRaters() {
  const { t } = useTranslation('pages/about');
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (!may('grantRole')) return null;
  return (
    <>
      <Button icon={UsersIcon} className="justify-self-start" onClick={() => setOpen(true)}>
        {t('credits.manage')}
      </Button>
      {open ? <RaterManagementDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
