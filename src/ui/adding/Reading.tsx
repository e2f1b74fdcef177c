import { cx } from '../look/cx';
import { SymbolText } from '../mana/SymbolText';
import { many } from '../small/many';
import type { ReadingView, ReadLineView } from '../views';

/** What the app makes of a card's text: each line as it is written, and what it means in its own words. */
export function Reading({ view }: { readonly view: ReadingView }) {
  const lines = view.faces.flatMap((face) => face.lines);
  return (
    <section className="understood" aria-label="What is understood">
      <p className="quiet" role="status">
        {lines.length === 0
          ? 'It has no text.'
          : view.unread === 0
            ? 'All of its text is understood.'
            : `${many(view.unread, 'sentence')} not modelled here: shown on the card, and done by hand.`}
      </p>
      {view.faces.map(
        (face) =>
          face.lines.length > 0 && (
            <div key={face.name}>
              {view.faces.length > 1 && <h3 className="understoodname">{face.name}</h3>}
              <ol>
                {face.lines.map((line) => (
                  <Line key={line.at} line={line} />
                ))}
              </ol>
            </div>
          ),
      )}
    </section>
  );
}

function Line({ line }: { readonly line: ReadLineView }) {
  return (
    <li>
      <p className="understoodtext">
        {line.parts.map(({ at, text, unread }) => (
          <span key={at} className={cx(unread && 'unreadpart')}>
            {unread && <b className="unreadtag">by hand: </b>}
            <SymbolText text={text} />
          </span>
        ))}
      </p>
      {line.says !== '' && (
        <p className="understoodsays">
          <b>{line.kinds.join(', ')}</b>
          <SymbolText text={line.says} />
        </p>
      )}
    </li>
  );
}
