import { Icon } from '../look/Icon';

interface Props {
  readonly message: string;
  readonly onDownloadScenario: () => void;
  readonly onDownloadDiagnostics: () => void;
  readonly onReload: () => void;
}

/** What stands in place of the app after a fault of ours. */
export function ErrorScreen(props: Props) {
  return (
    <main className="errorscreen" role="alert">
      <p className="mark">
        <Icon name="lens" />
        Ruleglass
      </p>
      <h1>Something broke, and it is our fault.</h1>
      <p>Your work was saved on this machine up to the last step. You can also take it with you.</p>
      <pre>{props.message}</pre>
      <p className="errorbuttons">
        <button type="button" className="btn main" onClick={props.onReload}>
          Reload, and go on
        </button>
        <button type="button" className="btn" onClick={props.onDownloadScenario}>
          <Icon name="save" />
          Download the scenario
        </button>
        <button type="button" className="btn" onClick={props.onDownloadDiagnostics}>
          <Icon name="file" />
          Download diagnostics
        </button>
      </p>
    </main>
  );
}
