import type { ServiceCost } from '../../../catalog/queries/service-pages.ts';
import type { ServicePages } from '../../../catalog/schemas/service-pages.ts';
import { Copy } from '../../ui/Copy.tsx';

interface Props {
  words: ServicePages['words'];
  cost: ServiceCost;
}

/**
 * What a service costs: the nearest package as a yardstick, what makes it more or less, and when the
 * written quote comes. No price is invented (ruling 35).
 */
export function Cost({ words, cost }: Props) {
  const { href, label, price, text, more, less } = cost;
  return (
    <div className="related-services__package beside-rule" id="price">
      <h2>{words.cost}</h2>
      <p>
        {`${words.package}: `}
        <a href={href}>{label}</a>, <strong className="tabular">{price}</strong>
      </p>
      <p className="note">
        <Copy text={text} />
      </p>
      <ul className="note">
        <li>
          <b>{`${words.more}:`}</b> {more}
        </li>
        <li>
          <b>{`${words.less}:`}</b> {less}
        </li>
      </ul>
      <p className="note">{words.quote}</p>
    </div>
  );
}
