import { Outlet } from 'react-router-dom';
import { TestArea } from '../medical-tests/TestArea.tsx';

/** The frame around the screens of one blood analysis. */
export function BloodArea() {
  return (
    <TestArea type="BLOOD_ANALYSIS">
      <Outlet />
    </TestArea>
  );
}
