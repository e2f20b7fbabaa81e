import { RowShape } from '../../../ui/RowShape.tsx';
import './PassRow.css';

/** A row that is still on its way. */
export function PassRowShape({ isEditable = false }) {
  return (
    <RowShape
      className="pass-columns pass-row"
      data={isEditable ? { 'data-editable': '' } : undefined}
      cells={3}
    />
  );
}
