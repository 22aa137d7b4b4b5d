import { Outlet } from 'react-router-dom';
import { TestArea } from '../medical-tests/TestArea.tsx';

/** The layout around the screens of one CGM test. */
export function CgmArea() {
  return (
    <TestArea type="CGM">
      <Outlet />
    </TestArea>
  );
}
