export { useSelector } from 'react-redux';
