import { TagBadges } from './TagBadges';
import { tags } from './tags';

/** Table of all tags with their meaning. */
export function TagLegend() {
  return (
    <table>
      <thead>
        <tr>
          <th>Метка</th>
          <th>Что значит</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tags).map(([name, { meaning }]) => (
          <tr key={name}>
            <td>
              <TagBadges names={[name]} />
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
