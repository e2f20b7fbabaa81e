import { Outlet } from '@tanstack/react-router';

export function Shell() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
