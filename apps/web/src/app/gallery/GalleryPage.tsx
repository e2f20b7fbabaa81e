import { Page } from '../../ui/Page.tsx';
import { ButtonShelf } from './ButtonShelf.tsx';
import { ChoiceShelf } from './ChoiceShelf.tsx';
import { FieldShelf } from './FieldShelf.tsx';
import { ListShelf } from './ListShelf.tsx';
import { MessageShelf } from './MessageShelf.tsx';
import { PopupShelf } from './PopupShelf.tsx';
import { TableShelf } from './TableShelf.tsx';
import { TokenShelf } from './TokenShelf.tsx';

/** Every part in its states, for the people who build with them; it is not in the built site. */
export function GalleryPage() {
  return (
    <Page title="Parts" sub="development only">
      <ButtonShelf />
      <FieldShelf />
      <ChoiceShelf />
      <PopupShelf />
      <MessageShelf />
      <TokenShelf />
      <TableShelf />
      <ListShelf />
    </Page>
  );
}
