import { TagBadges } from './TagBadges';
import { tags } from './tags';

/** What each tag means. */
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
