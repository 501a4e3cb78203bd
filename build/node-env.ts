/**
 * Has Vite and React build for visitors, whatever the shell or `.env` says: `development` would ship React's development
 * build. Import it before `.env` is read and React is loaded.
 */
process.env.NODE_ENV = 'production';
