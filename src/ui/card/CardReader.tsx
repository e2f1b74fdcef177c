import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { Triangle } from '../look/Triangle';
import { ManaCost } from '../mana/ManaCost';
import { SymbolText } from '../mana/SymbolText';
import { Plate } from '../plates/Plate';
import type { CardView, SizeStepView, TextLineView } from '../views';
import { colourWords, frameOf, plateOf, typeWords } from './card.view';
import { ReaderFacts } from './ReaderFacts';

const LINE_CLASS = {
  done: 'doneline',
  now: 'lit',
  added: 'added',
  skipped: '',
  unread: 'unreadline',
};

function Line({ line }: { readonly line: TextLineView }) {
  const words =
    line.parts === undefined ? (
      <SymbolText text={line.text} />
    ) : (
      line.parts.map(({ at, text, unread, state, why }) => (
        <span key={at} className={cx(unread && 'unreadpart', state && LINE_CLASS[state])}>
          {unread && <b className="unreadtag">by hand: </b>}
          {state === 'skipped' ? (
            <s>
              <SymbolText text={text} />
            </s>
          ) : (
            <SymbolText text={text} />
          )}
          {why && <span className="note"> ({why})</span>}
        </span>
      ))
    );
  return (
    <p className={line.state && LINE_CLASS[line.state]}>
      {line.state === 'skipped' ? <s>{words}</s> : words}
      {line.state === 'unread' && <span className="tag line">not modelled</span>}
      {line.note && <span className="note"> {line.note}</span>}
    </p>
  );
}

interface Props {
  readonly card: CardView;
  /** How its size came about. */
  readonly growth?: readonly SizeStepView[] | undefined;
  /** What was changed of it by hand. */
  readonly changes?: readonly string[] | undefined;
  /** The face alone: what lies on it is told elsewhere. */
  readonly bare?: boolean;
}

/** The largest size: everything in words, at body size. */
export function CardReader({ card, growth, changes, bare = false }: Props) {
  const plate = plateOf(card);
  const { pt } = card;
  const number = pt ? `${pt.power}/${pt.toughness}` : (card.loyalty ?? card.defense);
  return (
    <article className="readercard" aria-label={card.faceDown ? 'Face-down card' : card.name}>
      <div className={cx('big', frameOf(card), card.token && 'token', card.byHand && 'by-hand')}>
        <header className="b-head">
          <h3>{card.faceDown ? 'Face down' : card.name}</h3>
          {card.cost && <ManaCost cost={card.cost} className="b-cost" />}
        </header>
        <div className="b-plate">
          {!card.faceDown && <Plate name={plate.name} types={plate.types} fine />}
          <span className="b-seal">
            <ManaCost cost={card.colours.map((c) => `{${c}}`).join('') || '{C}'} silent />
            <em>{card.colours.length ? colourWords(card.colours) : 'no colour'}</em>
          </span>
        </div>
        {card.copyOf && (
          <p className="b-ribbon">
            <Icon name="copy" />
            Copy of {card.copyOf}
            {card.copyHasExceptions && ', with exceptions'}
          </p>
        )}
        <p className="b-type">
          {typeWords(card).map(({ word, changed }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words of one line
            <span key={place}>{changed ? <u>{word}</u> : word} </span>
          ))}
        </p>
        <div className="b-text">
          {card.text?.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
            <Line key={place} line={line} />
          ))}
          {!card.text && card.line && <Line line={{ text: card.line }} />}
        </div>
        <footer className="b-foot">
          <span>{card.remark && <SymbolText text={card.remark} />}</span>
          {number !== undefined && (
            <span className="b-pt">
              {pt?.change && <Triangle change={pt.change} />}
              {number}
            </span>
          )}
        </footer>
      </div>
      {!bare && <ReaderFacts card={card} growth={growth} changes={changes} />}
    </article>
  );
}
