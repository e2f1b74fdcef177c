import type { AboutView } from '../views';
import { DialogFrame } from './DialogFrame';

interface Props {
  readonly open: boolean;
  readonly about: AboutView;
  readonly onClose: () => void;
}

/** Version, edition of the rules, licence, and the notice on what is not ours. */
export function AboutDialog({ open, about, onClose }: Props) {
  return (
    <DialogFrame open={open} title="About Ruleglass" onClose={onClose}>
      <dl className="facts">
        <div>
          <dt>Version</dt>
          <dd className="num">{about.version}</dd>
        </div>
        <div>
          <dt>Rules</dt>
          <dd>{about.edition}</dd>
        </div>
        <div>
          <dt>Licence</dt>
          <dd>{about.licence}</dd>
        </div>
        {about.storage && (
          <div>
            <dt>Saved here</dt>
            <dd>{about.storage}</dd>
          </div>
        )}
      </dl>
      <p className="notice">{about.notice}</p>
      {!!about.links?.length && (
        <ul className="aboutlinks">
          {about.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="noreferrer noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </DialogFrame>
  );
}
