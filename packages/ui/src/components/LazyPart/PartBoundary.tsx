import { Component, type ReactNode } from 'react';
import { PartLoadError } from './partLoading.ts';

interface PartBoundaryProps {
  missing: (error: PartLoadError) => ReactNode;
  children: ReactNode;
}

/** Keeps missing code from taking the page down. Errors of a loaded part are rethrown to the boundary above. */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof PartLoadError) return this.props.missing(error);
    throw error;
  }
}
