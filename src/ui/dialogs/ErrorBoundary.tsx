import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface Props {
  readonly children: ReactNode;
  /** Called first of all, so that nothing is lost. */
  readonly onSave: (error: unknown) => void;
  readonly onDownloadScenario: () => void;
  readonly onDownloadDiagnostics: (error: unknown, where: string) => void;
  readonly onReload: () => void;
}

interface State {
  readonly error?: unknown;
  readonly where: string;
}

/** Catches what should never happen: saves, then says so and offers the work as a file. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { where: '' };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    try {
      this.props.onSave(error);
    } finally {
      this.setState({ where: info.componentStack ?? '' });
    }
  }

  override render() {
    const { error, where } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ErrorScreen
        message={error instanceof Error ? error.message : String(error)}
        onDownloadScenario={this.props.onDownloadScenario}
        onDownloadDiagnostics={() => this.props.onDownloadDiagnostics(error, where)}
        onReload={this.props.onReload}
      />
    );
  }
}
