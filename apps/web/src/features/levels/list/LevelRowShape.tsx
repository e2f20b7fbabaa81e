import { RowShape } from '../../../ui/RowShape.tsx';
import './LevelRow.css';

/** A row that is still on its way. */
export function LevelRowShape({ isEditable = false, hasMine = false }) {
  return (
    <RowShape
      className="level-columns level-row"
      data={{ ...(isEditable && { 'data-editable': '' }), ...(hasMine && { 'data-mine': '' }) }}
      cells={hasMine ? 4 : 3}
    />
  );
}
